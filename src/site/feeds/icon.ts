import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { drawIcon } from "#kit/documents/icon.server.ts";
import { tag } from "#kit/visit.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import lambang from "../media/lambang.svg?raw";
import { answer } from "./answer.server.ts";
import { iconSizes } from "./icon-address.ts";
import { contentOf, fileOf } from "./picture.server.ts";

const [paper, deep] = ["#fbf8f1", "#0b3b2e"];

/** The school's logo as telephones want it, and its sign as long as it has not given a logo. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "pengaturan", "gambar");
  const asked = new URL(args.request.url).searchParams;
  const size = iconSizes.find((one) => String(one) === asked.get("ukuran")) ?? iconSizes[0];
  const file = await reading(args, async (ctx) => fileOf(ctx, (await readPengaturan(ctx)).logoId));
  const logo = await contentOf(args, file);
  const ground = asked.get("bentuk") === "penuh" ? (logo ? paper : deep) : null;
  return answer(new Uint8Array(await drawIcon({ size, picture: logo ?? Buffer.from(lambang), ground })), "image/png");
}
