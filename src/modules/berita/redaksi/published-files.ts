interface Informasi {
  readonly id: string;
  readonly judul: string;
  readonly berkasId: string | null;
  readonly tampilDiSitus: boolean;
}

/** Files of the public information, newest first. @throws Error when they cannot be asked for */
export async function publishedFiles() {
  const answer = await fetch("/api/informasi-publik?tampil=100");
  if (!answer.ok) throw new Error(`the list of files answered ${answer.status}`);
  const all = (await answer.json()) as readonly Informasi[];
  return all
    .filter(({ berkasId, tampilDiSitus }) => berkasId !== null && tampilDiSitus)
    .map(({ id, judul }) => ({ name: judul, href: `/informasi-publik/${id}/unduh` }));
}
