import type { LoaderFunctionArgs } from "react-router";
import { drawIcon } from "#kit/documents/icon.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { reportSections } from "#kit/report.server.ts";
import { tag } from "#kit/visit.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import lambang from "../media/lambang.svg?raw";
import { answer } from "./answer.server.ts";
import { iconSizes } from "./icon-address.ts";
import { contentOf, pictureOf } from "./picture.server.ts";

const [paper, deep] = ["#fbf8f1", "#0b3b2e"];

/** The school's logo as telephones want it, and its sign as long as it has not given a logo. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "pengaturan", "gambar");
  const asked = new URL(args.request.url).searchParams;
  const size = iconSizes.find((one) => String(one) === asked.get("ukuran")) ?? iconSizes[0];
  const full = asked.get("bentuk") === "penuh";
  // A logo whose file is damaged or out of reach is told in the log; the telephone has its icon all the same.
  const { logo } = await reportSections(args, {
    logo: async (ctx) => {
      const picture = await contentOf(args, pictureName(await pictureOf(ctx, (await readPengaturan(ctx)).logoId)));
      return picture && drawIcon({ size, picture, ground: full ? paper : null });
    },
  });
  const icon = logo ?? (await drawIcon({ size, picture: Buffer.from(lambang), ground: full ? deep : null }));
  return answer(new Uint8Array(icon), "image/png");
}
