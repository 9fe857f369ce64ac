import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes real clips with the machine's ffmpeg: a moving test picture and a tone, unless the arguments say otherwise. */
export const makeClip = (folder: string, name: string, args: readonly string[]): string => {
  const file = join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  return file
}

const picture = (size: string, seconds: number, rate = 25) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
]
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

/** A clip of each shape that people send, by name; made anew at each call, in about a second each. */
export const clips = {
  /** As a browser records: nothing in it says how long it is. */
  recorded: (folder: string) =>
    makeClip(folder, 'recorded.webm', [...tone(3), '-c:a', 'libopus', '-f', 'webm', '-live', '1']),
  landscape: (folder: string) =>
    makeClip(folder, 'landscape.mp4', [
      ...picture('1280x720', 6),
      ...tone(6),
      ...h264,
      '-c:a',
      'aac',
      '-shortest',
    ]),
  short: (folder: string) =>
    makeClip(folder, 'short.mp4', [
      ...picture('1280x720', 1),
      ...tone(1),
      ...h264,
      '-c:a',
      'aac',
      '-shortest',
    ]),
  portrait: (folder: string) =>
    makeClip(folder, 'portrait.mp4', [
      ...picture('360x640', 3),
      ...tone(3),
      ...h264,
      '-c:a',
      'aac',
      '-shortest',
    ]),
  silent: (folder: string) => makeClip(folder, 'silent.mp4', [...picture('640x480', 3), ...h264]),
  small: (folder: string) => makeClip(folder, 'small.mp4', [...picture('200x150', 2), ...h264]),
  vp9: (folder: string) =>
    makeClip(folder, 'clip.webm', [
      ...picture('640x360', 2),
      ...tone(2),
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
      '-c:a',
      'libopus',
      '-shortest',
    ]),
  /** Its sound is whole; nothing of its picture can be decoded, since all key frames are missing. */
  undecodable: (folder: string) => {
    const whole = clips.landscape(folder)
    return makeClip(folder, 'undecodable.mp4', ['-i', whole, '-c', 'copy', '-bsf:v', 'noise=drop=key'])
  },
  rotated: (folder: string) => {
    const upright = makeClip(folder, 'upright.mp4', [...picture('640x360', 2), ...h264])
    return makeClip(folder, 'rotated.mov', ['-i', upright, '-c', 'copy', '-metadata:s:v:0', 'rotate=90'])
  },
  /** As phones film: where and with what. */
  placed: (folder: string) =>
    makeClip(folder, 'placed.mov', [
      ...picture('200x150', 2),
      ...h264,
      ...['-metadata', 'location=+50.4501+030.5234/'],
    ]),
  /** Pixels twice as wide as high: 320 of 480 are shown as 640 of 480. */
  widePixels: (folder: string) =>
    makeClip(folder, 'wide-pixels.mp4', [...picture('320x480', 2), '-vf', 'setsar=2/1', ...h264]),
  onePixel: (folder: string) =>
    makeClip(folder, 'one-pixel.mp4', [...picture('64x64', 2), '-vf', 'scale=1:1', '-c:v', 'mpeg4']),
  /** As browsers and cameras write while they record. */
  fragmented: (folder: string) =>
    makeClip(folder, 'fragmented.mp4', [
      ...picture('200x150', 3),
      ...h264,
      ...['-movflags', 'frag_keyframe+empty_moov+default_base_moof'],
    ]),
  mp3: (folder: string) => makeClip(folder, 'tone.mp3', [...tone(5), '-c:a', 'libmp3lame']),
  wav: (folder: string) => makeClip(folder, 'tone.wav', tone(2)),
  ogg: (folder: string) => makeClip(folder, 'tone.ogg', [...tone(2), '-c:a', 'libvorbis']),
  flac: (folder: string) => makeClip(folder, 'tone.flac', tone(2)),
  m4a: (folder: string) => makeClip(folder, 'tone.m4a', [...tone(2), '-c:a', 'aac']),
} as const
