-- Who alone gave this account a role last, and when: for a day the two are not another person to each other.
alter table akun
  add column peran_oleh uuid,
  add column peran_pada timestamptz;
