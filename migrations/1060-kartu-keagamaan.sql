-- Two cards of the dashboard led to one page with nothing to tell them apart: religious service stands in its own part of that page.
update tautan_layanan set keagamaan = '/departments?tab=kesiswaan' where keagamaan = '/departments';
