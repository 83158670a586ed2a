-- The office's own texts, with fields in {{…}} that a letter fills in.
create table template_surat (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  jenis_id uuid not null references jenis_naskah (id),
  klasifikasi_id uuid references klasifikasi_surat (id),
  -- Who the letter is about.
  untuk text not null check (untuk in ('umum', 'pegawai', 'siswa')),
  -- Stands in the middle above the number; without one the letter begins with number, enclosures and subject.
  judul text,
  perihal text not null,
  isi text not null,
  aktif boolean not null default true,
  constraint template_surat_bidang check (
    regexp_replace(
      concat_ws(' ', judul, perihal, isi),
      '\{\{(nomor|tanggal|tahun|tahunAjaran|madrasah\.(nama|alamat|npsn|nsm)|penandatangan\.(nama|nip|pangkat|jabatan)|pegawai\.(nama|nip|pangkat|jabatan|status|tempatLahir|tanggalLahir|alamat|unitKerja)|siswa\.(nama|nisn|nism|kelas|jenisKelamin|tempatLahir|tanggalLahir|alamat|namaAyah|namaIbu|orangTua)|daftar\.(pegawai|siswa)|isian\.[[:alnum:]][[:alnum:] /-]{0,59})\}\}',
      '', 'g') !~ '\{\{|\}\}'
  )
);
create unique index template_surat_nama on template_surat (lower(nama)) where deleted_at is null;
create index template_surat_jenis on template_surat (jenis_id);

-- A letter on its way: draft, then initialled, then signed. From then on it is what it is.
create table naskah_surat (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  template_id uuid references template_surat (id),
  pembuat_id uuid not null references akun (id),
  jenis_id uuid not null references jenis_naskah (id),
  klasifikasi_id uuid references klasifikasi_surat (id),
  untuk text not null check (untuk in ('umum', 'pegawai', 'siswa')),
  judul text,
  perihal text not null,
  tujuan text,
  lampiran text,
  tembusan text,
  isi text not null,
  -- What the letter's own fields say, by name.
  isian jsonb not null default '{}',
  pegawai_ids uuid[] not null default '{}',
  siswa_ids uuid[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'diajukan', 'diparaf', 'ditandatangani')),
  -- Why it came back last.
  alasan_kembali text,
  diajukan_pada timestamptz,
  pemaraf_id uuid references akun (id),
  diparaf_pada timestamptz,
  penandatangan_id uuid references akun (id),
  ditandatangani_pada timestamptz,
  nomor text,
  tanggal date,
  surat_keluar_id uuid references surat_keluar (id),
  -- Everything that stands on the signed paper.
  kertas jsonb,
  bukti text,
  berkas_id uuid references berkas (id),
  -- SHA-256 of the stored PDF, in hex.
  sidik text check (sidik ~ '^[0-9a-f]{64}$'),
  check ((status = 'ditandatangani') = (nomor is not null and tanggal is not null and kertas is not null and penandatangan_id is not null)),
  check ((berkas_id is null) = (sidik is null))
);
create index naskah_surat_urut on naskah_surat (updated_at desc) where deleted_at is null;
create index naskah_surat_status on naskah_surat (status) where deleted_at is null;

create function naskah_surat_is_final() returns trigger language plpgsql as $$
begin
  if old.status <> 'ditandatangani' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.berkas_id is not null
    or (to_jsonb(new) - '{berkas_id,sidik}'::text[]) is distinct from (to_jsonb(old) - '{berkas_id,sidik}'::text[]) then
    raise exception 'a signed letter is final';
  end if;
  return new;
end $$;
create trigger naskah_surat_final before update or delete on naskah_surat for each row execute function naskah_surat_is_final();

-- The card of the dashboard leads to the product's own dispositions where nobody chose another address.
update tautan_layanan set disposisi = '/administration/disposisi' where disposisi = '/administration/surat-masuk';
