import { initials } from "#modules/akun/index.ts";
import { type Person, roleLabel } from "../person.ts";

export function PersonCard({ person }: { readonly person: Person }) {
  return (
    <div className="side-person">
      {person.foto ? <img className="side-avatar" src={person.foto} alt="" width={40} height={40} /> : <Avatar nama={person.nama} />}
      <div className="side-label">
        <b>{person.nama}</b>
        <span className="side-nip">{person.nip}</span>
        <span className="side-role">{roleLabel(person)}</span>
      </div>
    </div>
  );
}

function Avatar({ nama }: { readonly nama: string }) {
  return (
    <svg className="side-avatar" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" />
      <path d="M20 26.5 33 40H7zM40 0v9h-3V6h-3V3h-3V0z" />
      <text x="20" y="25" textAnchor="middle">
        {initials(nama)}
      </text>
    </svg>
  );
}
