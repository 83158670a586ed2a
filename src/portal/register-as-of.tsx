import { ButtonLink } from "#kit/ui/button.tsx";
import { DayForm } from "#kit/ui/form/day-form.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { Route } from "./+types/register-as-of.ts";
import { loadAsOf } from "./as-of/load-as-of.server.ts";
import { ShownAsOf } from "./as-of/shown-as-of.tsx";
import { listHref } from "./register/address.ts";
import { asOfTitle, backTitle } from "./register/names.ts";
import { RowTabs } from "./register/row-tabs.tsx";
import { sentRegister } from "./register/sent-register.server.ts";
import "./register/register.css";
import "./as-of/as-of.css";

export const handle = { crumb: asOfTitle };

export async function loader(args: Route.LoaderArgs) {
  const { register, ...loaded } = await loadAsOf(args, { action: "read", also: async () => null, changesAtOnce: 50 });
  return { ...loaded, register: sentRegister(register) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? [{ title: `${asOfTitle} · ${loaderData.name}` }] : []);

/** How one row stood on a day that is over, and who changed what since. */
export default function RegisterAsOf({ loaderData }: Route.ComponentProps) {
  const { register, id, name, bin, days, asOf } = loaderData;
  return (
    <>
      <PageHead title={name} lead={bin ? <Tag tone="warning">Di tempat sampah</Tag> : register.title}>
        <ButtonLink look="quiet" to={bin ? listHref(register, "", { sampah: "1" }) : register.path}>
          {backTitle(register)}
        </ButtonLink>
      </PageHead>
      <RowTabs register={register} id={id} bin={bin} />
      <DayForm days={days} bin={bin} />
      {asOf && <ShownAsOf {...{ register, days, asOf, path: `${register.path}/${id}/keadaan`, bin }} />}
    </>
  );
}
