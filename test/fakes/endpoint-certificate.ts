import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that it signed itself, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** A self-signed certificate for a host, made here and now. `from` and `to` are what it is valid between. */
export function certificateFor(
  host: string,
  from = new Date(Date.now() - 86_400_000),
  to = new Date(Date.now() + 86_400_000),
): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(ecdsaWithSha256);
  const name = sequence(set(sequence(commonName, tagged(0x0c, Buffer.from(host)))));
  const body = sequence(
    tagged(0xa0, Buffer.of(2, 1, 2)),
    Buffer.of(2, 1, 7),
    algorithm,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(extension(subjectAltName, sequence(tagged(0x82, Buffer.from(host)))))),
  );
  const signature = tagged(3, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]));
  const base64 = sequence(body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/(.{64})/g, '$1\n').trim()}\n-----END CERTIFICATE-----\n`,
  };
}

const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex');
const commonName = Buffer.from('0603550403', 'hex');
const subjectAltName = Buffer.from('0603551d11', 'hex');

/** One value of DER: its tag, its length in one to three bytes, and what it holds. */
function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const held = Buffer.concat(parts);
  const { length } = held;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), held]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function set(...parts: Buffer[]): Buffer {
  return tagged(0x31, ...parts);
}

function extension(id: Buffer, value: Buffer): Buffer {
  return sequence(id, tagged(4, value));
}

function time(date: Date): Buffer {
  return tagged(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}
