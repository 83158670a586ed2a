-- Whether the password is as long as one that stands alone has to be; null until it is next typed or chosen. The last second factor
-- stays while it is not.
alter table akun add column password_cukup boolean;
