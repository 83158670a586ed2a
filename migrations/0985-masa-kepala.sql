-- Which years a head of the madrasah led is the school's to say: the first start knows how many there were, not when.
alter table kepala_madrasah alter column periode drop not null;
