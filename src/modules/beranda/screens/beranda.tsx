export function loader() { return { halo: "dunia" }; }
export default function Beranda({ loaderData }: { loaderData: { halo: string } }) { return <h1>{loaderData.halo}</h1>; }
