import { fotoPath } from "../addresses.ts";
import type { Tampilan } from "../read-direktori.server.ts";

/** One person as visitors see them. The picture says nothing that the name beside it does not. */
export const Card = ({ id, nama, inisial, jabatan, tugasTambahan, mapel, foto, sumber }: Tampilan & { readonly sumber?: string }) => (
  <div className="direktori-orang" id={`orang-${id}`}>
    {foto ? (
      <img src={sumber ?? fotoPath(id)} alt="" width={72} height={72} loading="lazy" decoding="async" />
    ) : (
      <span className="direktori-huruf" aria-hidden="true">
        {inisial}
      </span>
    )}
    <div>
      <b>{nama}</b>
      {mapel.length > 0 && <p className="direktori-mapel">{mapel.join(", ")}</p>}
      {[jabatan, tugasTambahan].map((satu) => satu && <p key={satu}>{satu}</p>)}
    </div>
  </div>
);
