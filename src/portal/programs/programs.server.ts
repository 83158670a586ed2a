import { type Ctx, may } from "#kit/ctx.server.ts";
import { askedPage } from "#kit/paging.ts";
import { kunciAtOnce, listKunci, type Pemilik, pemilikChoices, type SentKunci } from "#modules/program/index.server.ts";
import type { KunciRow } from "#modules/program/index.ts";
import { lists } from "#src/registers.ts";

/** A register that can be given to a program. */
export interface Daftar {
  readonly name: string;
  readonly title: string;
  /** Lists of it can be imported, and whoever looks may do so. */
  readonly imports: boolean;
}

export interface LoadedPrograms {
  readonly rows: readonly KunciRow[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly pemilik: readonly Pemilik[];
  readonly daftar: readonly Daftar[];
  /** Of all registers, by name. */
  readonly titles: Readonly<Record<string, string>>;
  readonly boleh: { readonly buat: boolean; readonly cabut: boolean };
}

/** @throws Refusal 404 without the right to read */
export async function loadPrograms(ctx: Ctx, parameters: URLSearchParams): Promise<LoadedPrograms> {
  const page = askedPage(parameters, 1000);
  const boleh = { buat: may(ctx, "kunciProgram:create") !== "no", cabut: may(ctx, "kunciProgram:manage") !== "no" };
  const open = lists.filter(({ name }) => may(ctx, `${name}:read`) !== "no");
  const daftar = open.map(({ name, title, readOnly, single }) => ({
    ...{ name, title },
    imports: !readOnly && !single && may(ctx, `${name}:import`) !== "no",
  }));
  daftar.sort((one, other) => one.title.localeCompare(other.title, "id"));
  return {
    ...(await listKunci(ctx, page)),
    ...{ page, size: kunciAtOnce, boleh, daftar: boleh.buat ? daftar : [] },
    pemilik: boleh.buat ? await pemilikChoices(ctx) : [],
    titles: Object.fromEntries(lists.map(({ name, title }) => [name, title])),
  };
}

export function readKunciForm(form: FormData): SentKunci {
  const word = (name: string) => String(form.get(name) ?? "");
  const words = (name: string) => form.getAll(name).map(String);
  return {
    ...{ nama: word("nama"), tujuan: word("tujuan"), pemilik: word("pemilik"), berlakuSampai: word("berlakuSampai") },
    ...{ register: words("register"), verba: words("verba"), kelas: words("kelas"), jaringan: word("jaringan") },
  };
}
