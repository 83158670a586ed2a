-- Lines of the trail keep their link when the values in them are erased together with the row that they tell of.
-- Salt goes into the link beside the values, and goes with them: what is left tells nothing of what stood there.
alter table audit add column salt bytea, add column erased uuid;
create index audit_erased on audit (erased, id) where erased is not null;
comment on table audit is 'The trail: every change, by whom, chained by mac. Rows are final; see audit_line_is_final().';

-- Emptied, and nothing else: who did what to which row and when stays as it was.
create function audit_line_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.erased is null and new.erased is not null and new.before is null and new.after is null and new.salt is null
    and (old.id, old.at, old.actor_id, old.actor_name, old.action, old.subject, old.subject_id, old.request_id, old.mac)
      is not distinct from (new.id, new.at, new.actor_id, new.actor_name, new.action, new.subject, new.subject_id, new.request_id, new.mac)
  then return new; end if;
  raise exception 'the audit trail is final';
end $$;
comment on function audit_line_is_final() is 'Refuses to change or delete a line of the trail; lets its values be emptied once, as audit_erase() does.';
drop trigger audit_final on audit;
create trigger audit_final before update or delete on audit for each row execute function audit_line_is_final();

-- Whoever serves may not change lines, and may have those emptied whose row is gone for good. A register that erases its rows gets its line here.
create function audit_erase(lines bigint[], mark uuid) returns bigint
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare many bigint;
begin
  update public.audit set before = null, after = null, salt = null, erased = mark
    where id = any(lines) and erased is null and case
      when subject in ('pendaftaran', 'nilaiPpdb') then not exists (select from public.pendaftaran where pendaftaran.id::text = audit.subject_id)
      -- A placement that was taken back takes its pupils along.
      when subject = 'siswa' then not exists (select from public.siswa where siswa.id::text = audit.subject_id)
      else false
    end;
  get diagnostics many = row_count;
  return many;
end $$;
comment on function audit_erase(bigint[], uuid) is 'Empties lines of the trail that tell of rows which were erased; the line that tells of it bears the mark.';
revoke execute on function audit_erase(bigint[], uuid) from public;
