import FileDown from "lucide-react/icons/file-down";
import Pencil from "lucide-react/icons/pencil";
import Printer from "lucide-react/icons/printer";
import Trash2 from "lucide-react/icons/trash-2";
import { lazy, Suspense } from "react";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { isFieldShown } from "#kit/conditional-fields.ts";
import { may, within } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Value } from "#kit/register/fields.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { groupsOf } from "#kit/ui/form/groups-of.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { writableRegister } from "#kit/writable-register.server.ts";
import type { Route } from "./+types/register-detail.ts";
import { editHref, listHref } from "./register/address.ts";
import { FileShown } from "./register/file-link.tsx";
import { backTitle, nameOf } from "./register/names.ts";
import { registerAt } from "./register/register-at.server.ts";
import { type Can, rightsIn } from "./register/rights.server.ts";
import { RowTabs } from "./register/row-tabs.tsx";
import { sentRegister } from "./register/sent-register.server.ts";
import { ValueText } from "./register/value.tsx";
import "./register/register.css";

export const handle = { crumb: "Rincian" };

const DroppedPaper = lazy(async () => ({ default: (await import("#kit/ui/field/dropped-paper.tsx")).DroppedPaper }));

export async function loader(args: Route.LoaderArgs) {
  const url = new URL(args.request.url);
  const register = registerAt(url.pathname);
  const { id } = args.params;
  if (register.detail === false) throw refuse.notFound();
  return within(args, async (ctx) => {
    const can = rightsIn(ctx, register);
    const bin = url.searchParams.has("sampah") && can.restore;
    const row = await writableRegister(ctx, register, id, bin);
    const related = { ...(await relatedOf(ctx, register, [row])), options: {} };
    const { onward } = register;
    const next = onward && !bin && may(ctx, onward.right) !== "no" ? { to: onward.to + row.id, label: onward.label } : null;
    return { register: sentRegister(pickFields(register, Object.keys(row))), row, can, bin, next, related };
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { register, row, related } = loaderData;
  return [{ title: `${nameOf(register, row, related.names)} · ${register.title}` }];
};

export default function RegisterDetail({ loaderData }: Route.ComponentProps) {
  const { register, row, can, bin, next, related } = loaderData;
  // What this one was not asked for is told only where something stands all the same.
  const tells = (name: string) => {
    const field = fieldOf(register, name);
    if (field === undefined || (field.sometimes && row[name] === null)) return false;
    return Boolean(row[name]) || isFieldShown(field, (other) => row[other] as Value | undefined);
  };
  return (
    <RelatedContext value={related}>
      <PageHead title={nameOf(register, row, related.names)} lead={bin ? <Tag tone="warning">Di tempat sampah</Tag> : register.title}>
        <Actions register={register} row={row} can={can} bin={bin} next={next} />
      </PageHead>
      <RowTabs register={register} id={row.id} bin={bin} />
      {groupsOf(register.fields).map(({ label, names }, place) => (
        <Sheet key={label} title={label || "Rincian"}>
          <dl className="ui-sheet-body ui-facts">
            {[...(place === 0 ? filledByDatabase(register, row) : []), ...names.filter(tells)].map((name) => (
              <div key={name} className={fieldOf(register, name)?.kind === "longText" ? "register-wide" : undefined}>
                <dt>{fieldOf(register, name)?.label}</dt>
                <dd>
                  <FieldValue {...{ register, row, name, bin }} />
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      ))}
      {can.update && !bin && register.drops && (
        <Suspense>
          <DroppedPaper field={register.drops} noun={register.noun} to={editHref(register, "", row.id)} />
        </Suspense>
      )}
    </RelatedContext>
  );
}

const fieldOf = ({ fields, extra }: Register, name: string) => fields[name] ?? extra?.[name];

/** What nobody types, such as the number in the agenda book, is told first. */
const filledByDatabase = ({ extra = {} }: Register, row: Row): string[] =>
  Object.keys(extra).filter((name) => row[name] !== null && row[name] !== undefined);

function FieldValue({ register, row, name, bin }: Omit<ActionsProps, "can" | "next"> & { readonly name: string }) {
  const [field, value] = [fieldOf(register, name), row[name]];
  if (!field || value === null || value === undefined || value === "")
    return field?.whenEmpty ?? <span className="ui-muted">Tidak diisi</span>;
  const words = <ValueText field={field} value={value} />;
  return field.kind === "file" ? <FileShown {...{ register, row, name, bin }}>{words}</FileShown> : words;
}

interface ActionsProps {
  readonly register: Register;
  readonly row: Row;
  readonly can: Can;
  readonly bin: boolean;
  /** What one goes on to from here. */
  readonly next: { readonly to: string; readonly label: string } | null;
}

function Actions({ register, row, can, bin, next }: ActionsProps) {
  return (
    <>
      <ButtonLink look="quiet" to={bin ? listHref(register, "", { sampah: "1" }) : register.path}>
        {backTitle(register)}
      </ButtonLink>
      {next && <ButtonLink to={next.to}>{next.label}</ButtonLink>}
      <Button icon={Printer} onClick={() => window.print()}>
        Cetak
      </Button>
      {register.paper && !bin && (
        <ButtonLink icon={FileDown} to={`${register.path}/${row.id}/${register.paper.path}`} reloadDocument>
          {register.paper.label}
        </ButtonLink>
      )}
      {can.remove && !bin && (
        <ButtonLink icon={Trash2} to={listHref(register, "", { hapus: row.id })}>
          Hapus
        </ButtonLink>
      )}
      {can.update && !bin && (
        <ButtonLink look="primary" icon={Pencil} to={listHref(register, "", { ubah: row.id })}>
          Ubah
        </ButtonLink>
      )}
    </>
  );
}
