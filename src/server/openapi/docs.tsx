import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describe } from "#kit/ui/document/describe.ts";
import { calls } from "../calls.ts";
import type { Asked, Schema } from "./schema.ts";
import "./docs.css";

/** What the page says of one call. */
interface Told {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly summary: string;
  readonly query: Readonly<Record<string, Asked>>;
  readonly body: readonly string[];
  readonly answer: readonly string[];
}

export function loader({ request }: LoaderFunctionArgs) {
  const told = calls.map(
    ({ method, path, access, doc }): Told => ({
      method,
      path,
      access,
      summary: doc?.summary ?? "",
      query: doc?.query ?? {},
      body: fieldsOf(doc?.body),
      answer: fieldsOf(doc?.answer),
    }),
  );
  return { told, url: new URL("/api/docs", request.url).href };
}

export const meta = ({ loaderData }: { readonly loaderData?: { readonly url: string } }) =>
  describe({
    title: "API untuk pengembang",
    description: "Data terbuka madrasah untuk program lain: berita, foto, video, dan banner sebagai JSON.",
    url: loaderData?.url ?? "",
  });

export default function Docs() {
  const { told } = useLoaderData<typeof loader>();
  return (
    <div className="lebar api">
      <header className="pembuka">
        <h1>API untuk pengembang</h1>
        <p>
          Semua jawaban berupa JSON. Dokumen yang dibaca mesin ada di <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
      </header>
      {[true, false].map((umum) => (
        <section key={String(umum)} className="bagian" aria-labelledby={umum ? "umum" : "khusus"}>
          <div className="judul">
            <h2 id={umum ? "umum" : "khusus"}>{umum ? "Untuk semua orang" : "Dengan hak tertentu"}</h2>
          </div>
          {told.filter(({ access }) => (access === "public") === umum).map(One)}
        </section>
      ))}
    </div>
  );
}

function One({ method, path, access, summary, query, body, answer }: Told) {
  return (
    <article key={`${method} ${path}`}>
      <h3>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        {summary}
        {access === "public" ? "" : ` · hak ${access}`}
      </p>
      <dl>
        {Object.entries(query).map(([name, { description }]) => (
          <div key={name}>
            <dt>
              <code>?{name}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
        <Fields nama="Kirim" bidang={body} />
        <Fields nama="Jawaban" bidang={answer} />
      </dl>
    </article>
  );
}

function Fields({ nama, bidang }: { readonly nama: string; readonly bidang: readonly string[] }) {
  if (bidang.length === 0) return null;
  return (
    <div>
      <dt>{nama}</dt>
      <dd>
        <code>{bidang.join(", ")}</code>
      </dd>
    </div>
  );
}

function fieldsOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  if ("anyOf" in schema) return schema.anyOf.flatMap(fieldsOf);
  if (schema.type === "array") return fieldsOf(schema.items);
  if (schema.type === "string" && schema.format === "binary") return [schema.description ?? ""];
  if (schema.type !== "object") return [];
  const begun = Object.keys(schema.patternProperties ?? {}).map((pattern) => `${pattern.slice(1)}…`);
  return [...Object.keys(schema.properties), ...begun];
}
