/** Photos, certificates, copies of personal data and mails are for the server's account alone, whoever else works on the machine. */
process.umask(0o077);
