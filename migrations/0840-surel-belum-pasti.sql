-- Between the moment a letter is given to the mail server and its answer nobody knows whether it went: that is written down before it is given.
alter table ekspedisi
  -- When it was given to the mail server; with surel_pada null it may have gone.
  add column surel_mulai timestamptz,
  -- When the mail server refused it for good.
  add column surel_ditolak timestamptz,
  add constraint ekspedisi_surel_ditolak check (surel_ditolak is null or surel_pada is null);

-- What the portal sends is proof of itself: letter, way and address stay as they were asked for.
create function ekspedisi_surel_tetap() returns trigger language plpgsql as $$
begin
  raise exception 'the portal sends this one by e-mail' using errcode = 'check_violation', constraint = 'ekspedisi_surel_tetap';
end $$;
comment on function ekspedisi_surel_tetap() is 'Keeps the number, the way and the address of what the portal itself sends by e-mail.';
create trigger ekspedisi_surel_tetap before update on ekspedisi for each row
  when (old.surel_diminta and (old.nomor_surat, old.cara, old.alamat) is distinct from (new.nomor_surat, new.cara, new.alamat))
  execute function ekspedisi_surel_tetap();
