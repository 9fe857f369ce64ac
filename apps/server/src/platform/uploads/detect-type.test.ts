import { expect, test } from 'vitest'
import { detectType, isDisguised } from './detect-type.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const words = (text: string) => Buffer.from(text)

test.each([
  ['a picture by its bytes', png, 'a.png', 'image/png', 'image'],
  ['a picture with the name of another type', png, 'a.jpg', 'image/png', 'image'],
  ['a PDF', words('%PDF-1.7\n1 0 obj'), 'a.pdf', 'application/pdf', 'pdf'],
  ['plain words', words('Привіт, світе'), 'a.txt', 'text/plain', 'document'],
  [
    'words of an old machine',
    Buffer.from('cff0e8e2b3f22c20f1e2b3f2e5', 'hex'),
    'a.csv',
    'text/plain',
    'document',
  ],
  ['words in UTF-16', Buffer.from('\uFEFFa;b\r\n1;2', 'utf16le'), 'a.txt', 'text/plain', 'document'],
  [
    'noise with the name of words',
    Buffer.from('00ff10aa03bb01cc', 'hex'),
    'a.txt',
    'application/octet-stream',
    'other',
  ],
  ['a page', words('  <!DOCTYPE html><p>Hi'), 'a.html', 'text/html', 'other'],
  [
    'a drawing',
    words('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.svg',
    'image/svg+xml',
    'image',
  ],
  ['a playlist', words('#EXTM3U\nfile:///etc/passwd'), 'a.m3u8', 'text/plain', 'other'],
  [
    'an old document',
    Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(600), 'hex'),
    'a.doc',
    'application/msword',
    'document',
  ],
  ['an archive', words('PK\u0003\u0004' + '\0'.repeat(60)), 'a.zip', 'application/zip', 'archive'],
  [
    'a song behind a large cover',
    Buffer.concat([
      Buffer.from('ID3\u0003\0\0', 'latin1'),
      Buffer.from([0, 0x7f, 0, 0]),
      Buffer.alloc(2000, 7),
    ]),
    'a.mp3',
    'audio/mpeg',
    'audio',
  ],
  [
    'a long recording',
    words(`RF64\u0001\u0001\u0001\u0001WAVEds64${'\0'.repeat(40)}`),
    'a.wav',
    'audio/wav',
    'audio',
  ],
  ['nothing known', Buffer.from([1, 2, 3, 0, 255, 254]), 'a.bin', 'application/octet-stream', 'other'],
])('%s is told', async (_title, head, name, mimeType, kind) => {
  expect(await detectType(head, name)).toMatchObject({ mimeType, kind })
})

test.each([
  ['a page with the name of a picture', words('<html><script>1</script>'), 'a.jpg', true],
  ['a drawing with the name of a picture', words('<svg onload="1"/>'), 'a.png', true],
  ['a playlist with the name of a film', words('#EXTM3U\nhttp://127.0.0.1/'), 'a.mp4', true],
  ['a picture with the name of a PDF', png, 'a.pdf', true],
  ['a picture with the name of another picture', png, 'a.jpg', false],
  ['unknown bytes with the name of a film', Buffer.from([1, 2, 3, 0, 255, 254]), 'a.mp4', false],
  ['a drawing under its own name', words('<svg/>'), 'a.svg', false],
])('%s: disguised is %s', async (_title, head, name, expected) => {
  expect(isDisguised(await detectType(head, name), name)).toBe(expected)
})

/** Silence of MPEG 1, 128 kbit/s, 44.1 kHz: one frame of 417 bytes. */
const frame = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])

test.each([
  ['behind zeros', Buffer.concat([Buffer.alloc(700), ...Array<Buffer>(6).fill(frame)]), 'audio'],
  ['cut in a frame', Buffer.concat([frame.subarray(150), ...Array<Buffer>(6).fill(frame)]), 'audio'],
  ['of two frames in noise', Buffer.concat([Buffer.alloc(700), frame, frame, Buffer.alloc(900, 1)]), 'other'],
])('MPEG audio without a tag, %s', async (_title, head, kind) => {
  expect((await detectType(head, 'sound.mp3')).kind).toBe(kind)
})

test.each([
  ['lines before its mark', 'Content-Type: application/pdf\r\n\r\n%PDF-1.4\n', 'book.pdf', 'pdf'],
  ['bytes before its mark', `${'\0'.repeat(900)}%PDF-1.4\n`, 'book.pdf', 'pdf'],
  ['too many bytes before its mark', `${'\0'.repeat(1024)}%PDF-1.4\n`, 'book.pdf', 'other'],
  ['words about it', 'A PDF begins with %PDF-1.4.', 'notes.txt', 'document'],
  ['a page before its mark', '<html><script>1</script>%PDF-1.4\n', 'book.pdf', 'other'],
])('a PDF with %s', async (_title, head, name, kind) => {
  expect((await detectType(Buffer.from(head), name)).kind).toBe(kind)
})
