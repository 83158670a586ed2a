-- Whoever serves has a login of its own with rights on the queue; nothing needs to be done with the owner's.
alter function enqueue_job(text, json, timestamptz, integer, text) security invoker;
