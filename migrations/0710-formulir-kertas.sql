-- Forms that come on paper are entered at the desk: by whom, when the paper was received, and why it was entered after the path had closed.
alter table pendaftaran
  add column diisi_oleh uuid references akun (id),
  add column diisi_pelaku text,
  add column diterima_pada timestamptz,
  add column susulan text check (char_length(susulan) between 5 and 300),
  add constraint pendaftaran_kertas check (
    (diisi_oleh is null) = (diterima_pada is null) and (diisi_oleh is null) = (diisi_pelaku is null) and (susulan is null or diisi_oleh is not null)),
  -- For everything that asks who came first and on which day.
  add column masuk_pada timestamptz not null generated always as (coalesce(diterima_pada, created_at)) stored;
comment on column pendaftaran.diisi_oleh is 'Who entered a form that came on paper; null where the family sent it itself.';
comment on column pendaftaran.diterima_pada is 'When the paper was received at the desk; the row itself is made when it is entered.';
comment on column pendaftaran.susulan is 'Why it was entered after its path had closed; null while that was open.';
comment on column pendaftaran.masuk_pada is 'When the registration came in: the paper at the desk, else the form.';
create index pendaftaran_diisi on pendaftaran (diisi_oleh) where diisi_oleh is not null;

-- Papers that the family brings to the desk.
alter table berkas_pendaftaran
  add column dikirim_oleh uuid references akun (id),
  add column dikirim_pelaku text,
  add constraint berkas_pendaftaran_pengirim check ((dikirim_oleh is null) = (dikirim_pelaku is null));
comment on column berkas_pendaftaran.dikirim_oleh is 'Who of the committee scanned it at the desk; null where the family sent it.';

alter table periode_ppdb add column susulan_hari integer check (susulan_hari between 0 and 30);
comment on column periode_ppdb.susulan_hari is 'For how many days after a path has closed papers that were received before may still be entered; null is 3.';

-- Until when the desk has to have entered what it holds is no rule of admission: nobody has longer to apply by it.
create or replace function jaga_aturan_ppdb() returns trigger language plpgsql as $$
declare
  periode uuid[];
  bebas constant text[] := array['versi', 'updated_at', 'simpan_bulan', 'lengkapi_sampai', 'tanya_un', 'tanya_jurusan', 'susulan_hari'];
begin
  if tg_table_name = 'periode_ppdb' then
    if to_jsonb(new) - bebas = to_jsonb(old) - bebas then return new; end if;
    periode := array[new.id];
  elsif tg_table_name = 'gelombang_ppdb' then
    periode := array[new.periode_id, case when tg_op = 'UPDATE' then old.periode_id end];
  else
    select array_agg(periode_id) into periode from gelombang_ppdb
    where id = new.gelombang_id or (tg_op = 'UPDATE' and id = old.gelombang_id);
  end if;
  if exists (select from unnest(periode) as one where aturan_ppdb_terkunci(one)) then
    raise exception 'the rules of this period are published' using errcode = 'check_violation', constraint = 'aturan_ppdb_terbit';
  end if;
  return new;
end $$;
