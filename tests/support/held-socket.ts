/**
 * Stands for systemd: a program that opens a port, gives it to the command that follows, starts that again whenever it ends, and
 * ends with it when it is told to. In Perl, which every Debian has: Node cannot hold a port without taking its connections.
 */
const program = `
use IO::Socket::INET; use POSIX (); use Errno;
$^F = 9;
my $port = shift @ARGV;
my $held = IO::Socket::INET->new(Listen => 128, LocalAddr => '127.0.0.1', LocalPort => $port, ReuseAddr => 1) or die "port $port: $!";
POSIX::dup2(fileno($held), 3) if fileno($held) != 3;
my ($end, $pid) = (0, 0);
$SIG{TERM} = sub { $end = 1; kill 'TERM', $pid };
until ($end) {
  $pid = fork;
  if (!$pid) { $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; exec @ARGV }
  1 while waitpid($pid, 0) < 0 && $!{EINTR};
}`;

/** What stands before the command. */
export const heldSocket = (port: number): readonly string[] => ["perl", "-e", program, String(port)];
