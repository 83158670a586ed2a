-- What left the office: to whom, by whom, and who took it.
create table ekspedisi (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  tanggal_kirim date not null,
  nomor_surat text not null check (btrim(nomor_surat) <> ''),
  perihal text,
  penerima text not null check (btrim(penerima) <> ''),
  cara text not null check (cara in ('diantar', 'pos', 'diambil', 'pesan', 'surel')),
  alamat text,
  pembawa text,
  nomor_resi text,
  status text not null default 'dikirim' check (status in ('dikirim', 'diterima', 'kembali')),
  tanggal_diterima date,
  diterima_oleh text,
  bukti_id uuid references berkas (id),
  keterangan text,
  -- The outgoing letter that bears the number; null: a paper that is not in the list.
  surat_id uuid references surat_keluar (id),
  -- The portal itself sends it; false where somebody wrote down an e-mail that they sent.
  surel_diminta boolean not null default false,
  -- When the mail server took it; null: it has not, or it went another way.
  surel_pada timestamptz,
  kata text generated always as (
    lower(nomor_surat || e'\n' || coalesce(perihal, '') || e'\n' || penerima || e'\n' || coalesce(pembawa, '') || e'\n' || coalesce(nomor_resi, '')
      || e'\n' || coalesce(diterima_oleh, '') || e'\n' || coalesce(keterangan, ''))
  ) stored,
  constraint ekspedisi_diterima check ((status = 'diterima') = (tanggal_diterima is not null)),
  constraint ekspedisi_tanggal_diterima check (tanggal_diterima >= tanggal_kirim),
  constraint ekspedisi_alamat check (cara <> 'surel' or alamat is not null)
);
create index ekspedisi_urut on ekspedisi (tanggal_kirim desc, created_at desc) where deleted_at is null;
create index ekspedisi_cari on ekspedisi using gin (kata gin_trgm_ops);
create index ekspedisi_surat on ekspedisi (surat_id) where surat_id is not null;
create index ekspedisi_bukti on ekspedisi (bukti_id) where bukti_id is not null;
comment on table ekspedisi is 'Courier book: each sending of a paper, how it went and who took it. kata holds the words that one is found by.';

-- The number says which letter it is, whoever wrote it down and whichever way.
create function ekspedisi_surat() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.nomor_surat is distinct from old.nomor_surat then
    new.surat_id := (
      select id from surat_keluar where nomor_surat = btrim(new.nomor_surat) and deleted_at is null order by tanggal desc, created_at desc limit 1
    );
  end if;
  return new;
end $$;
comment on function ekspedisi_surat() is 'Names the outgoing letter that bears the number of what was sent.';
create trigger ekspedisi_surat before insert or update on ekspedisi for each row execute function ekspedisi_surat();
