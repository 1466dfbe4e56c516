/*
 * The only shell texts outside of the shell tool. They are constant: paths, limits and the command are positional
 * parameters, never part of the text.
 */

/** Joins a control group ($1, or nothing), lets the kernel end this first when memory is short, and goes on. */
export const prelude = `
[ -z "$1" ] || { echo $$ > "$1"; } 2>/dev/null || :
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null || :
shift
exec "$@"
`;

/**
 * In new user, mount and process namespaces: lays a layer over the workspace ($2) that takes all that is written to
 * it, kept in memory at $1 up to $3 bytes and $4 files, lets the kernel grant $5 processes, and goes on.
 */
export const overlay = `
set -eu
mount -t tmpfs -o "size=$3,nr_inodes=$4,mode=700" tmpfs "$1"
mkdir "$1/upper" "$1/work"
cd "$2"
mount -t overlay -o "lowerdir=.,upperdir=$1/upper,workdir=$1/work,userxattr" overlay "$2"
cd /
{ echo "$5" > /proc/sys/kernel/pid_max; } 2>/dev/null || :
shift 5
exec "$@"
`;

/**
 * The whole wall without bubblewrap, as root of new user, mount, process, IPC and UTS namespaces. $1: an empty folder
 * to build at, $2 and $3: user and group of the command, $4: processes that the kernel grants, $5: bytes and $6: files
 * that may be written to the workspace, $7: the command's folder; then what it sees, three words each, up to \`--\`;
 * then the command.
 */
export const wall = `
set -eu
base=$1 uid=$2 gid=$3 folder=$7
{ echo "$4" > /proc/sys/kernel/pid_max; } 2>/dev/null || :
echo 1 > /proc/sys/user/max_user_namespaces
hostname sandbox 2>/dev/null || :
ip link set lo up 2>/dev/null || :
mount -t tmpfs -o "size=$5,nr_inodes=$6,mode=755" tmpfs "$base"
root=$base/root
mkdir "$base/upper" "$base/work" "$root"
mount -t tmpfs -o size=16m,nr_inodes=20000,mode=755 tmpfs "$root"
shift 7
texts=0
holder() { mkdir -p -- "$root\${1%/*}"; }
point() { holder "$2"; if [ -d "$1" ]; then mkdir -p -- "$root$2"; elif [ ! -e "$root$2" ]; then : > "$root$2"; fi; }
while [ "$1" != -- ]; do
  case $1 in
  read) point "$3" "$2"; mount --rbind -- "$3" "$root$2" ;;
  seal) mount -o "remount,bind,$3" -- "$root$2" ;;
  empty) mkdir -p -- "$root$2"; mount -t tmpfs -o "size=$3,mode=1777,nosuid,nodev" tmpfs "$root$2" ;;
  link) holder "$2"; ln -s -- "$3" "$root$2" ;;
  text)
    texts=$((texts + 1)); printf %s "$3" > "$base/text$texts"; point "$base/text$texts" "$2"
    mount --bind -- "$base/text$texts" "$root$2"; mount -o remount,bind,ro,nosuid,nodev -- "$root$2" ;;
  over)
    mkdir -p -- "$root$2"; cd "$2"
    mount -t overlay -o "lowerdir=.,upperdir=$base/upper,workdir=$base/work,userxattr,nosuid,nodev" overlay "$root$2"
    cd / ;;
  proc) mkdir "$root/proc"; mount -t proc -o nosuid,nodev,noexec proc "$root/proc" ;;
  dev)
    mkdir -p "$root/dev/shm" "$root/dev/pts"
    for one in null zero full random urandom tty; do
      : > "$root/dev/$one"; mount --bind "/dev/$one" "$root/dev/$one"
    done
    mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$root/dev/pts"
    ln -s pts/ptmx "$root/dev/ptmx"; ln -s /proc/self/fd "$root/dev/fd"
    ln -s /proc/self/fd/0 "$root/dev/stdin"; ln -s /proc/self/fd/1 "$root/dev/stdout"
    ln -s /proc/self/fd/2 "$root/dev/stderr" ;;
  *) exit 125 ;;
  esac
  shift 3
done
shift
mkdir "$root/.before"
cd "$root"
pivot_root . .before
cd /
umount -l /.before
rmdir /.before
mkfifo /.made /.go
exec 8<>/.made 9<>/.go
rm /.made /.go
mount -o remount,bind,ro,nosuid,nodev /
cd "$folder"
unshare --user --map-user="$uid" --map-group="$gid" --keep-caps -- /bin/sh -c '
  echo made >&8; read -r go <&9; exec 8>&- 9>&-
  exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- setsid --wait "$@"' sh "$@" &
read -r made <&8
mount -o remount,bind,ro,nosuid,nodev,noexec /proc
echo go >&9
exec 3>&- 8>&- 9>&-
wait $! && exit 0 || exit $?
`;

/**
 * First thing inside: no core files, at most $1 processes and threads of this user (0: not limited), and word on descriptor 3
 * that the wall stands; then the command.
 */
export const launch = `
ulimit -c 0
[ "$1" = 0 ] || ulimit -u "$1" 2>/dev/null || ulimit -p "$1" 2>/dev/null || :
echo ready >&3
exec 3>&-
shift
exec "$@"
`;

/** The same without a wall. */
export const bareLaunch = `
ulimit -c 0
echo ready >&3
exec 3>&-
exec "$@"
`;
