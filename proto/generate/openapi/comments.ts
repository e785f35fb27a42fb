import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema, type FileDescriptorProto } from '@bufbuild/protobuf/wkt';

/** What the proto files say above a message, a field, a service or a call, by its full name: 'wallet.v1.Bet.amount'. */
export type Comments = ReadonlyMap<string, string>;

const PROTO = path.join(__dirname, '..', '..');

/** Numbers of the fields that a source location's path is made of (google/protobuf/descriptor.proto). */
const MESSAGES = 4;
const SERVICES = 6;
const MEMBERS = 2;

/** Reads the comments from the proto files: the generated descriptors come without them. @throws Error when they do not compile */
export function readComments(): Comments {
  const image = execFileSync(process.execPath, [require.resolve('@bufbuild/buf/bin/buf'), 'build', '-o', '-'], { cwd: PROTO, maxBuffer: 64 * 1024 * 1024 });
  const comments = new Map<string, string>();
  for (const file of fromBinary(FileDescriptorSetSchema, image).file) {
    for (const { path: at, leadingComments } of file.sourceCodeInfo?.location ?? []) {
      const name = nameAt(file, at);
      if (name !== undefined && leadingComments !== '') comments.set(`${file.package}.${name}`, leadingComments.trim().replace(/\n\s*/g, ' '));
    }
  }
  return comments;
}

function nameAt(file: FileDescriptorProto, [kind, index = -1, members, member = -1, ...more]: readonly number[]): string | undefined {
  if (more.length > 0 || (members !== undefined && members !== MEMBERS)) return undefined;
  const [holder, parts] =
    kind === MESSAGES ? [file.messageType[index], file.messageType[index]?.field] : kind === SERVICES ? [file.service[index], file.service[index]?.method] : [undefined, undefined];
  if (!holder) return undefined;
  return members === undefined ? holder.name : `${holder.name}.${parts?.[member]?.name ?? ''}`;
}
