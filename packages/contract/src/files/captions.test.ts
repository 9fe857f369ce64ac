import { describe, expect, test } from 'vitest'
import { captionLimits, plainCue, readCaptions, writeCaptions } from './captions.ts'

const cuesOf = (source: string) => {
  const read = readCaptions(source)
  if (!read.ok) throw new Error(read.error.code)
  return [...read.value.cues]
}
const faultOf = (source: string) => {
  const read = readCaptions(source)
  return read.ok ? null : read.error
}

describe('captions', () => {
  test('are read from WebVTT with names, settings, notes and styles', () => {
    const source = [
      '\uFEFFWEBVTT - a title',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE nobody reads this',
      '',
      'first',
      '00:01.500 --> 00:00:04.000 align:start position:10%',
      'One',
      'two',
      '',
      '01:00:00.000 --> 01:00:01.250',
      'Late',
    ].join('\r\n')
    expect(cuesOf(source)).toEqual([
      { from: 1.5, to: 4, text: 'One\ntwo' },
      { from: 3600, to: 3601.25, text: 'Late' },
    ])
  })

  test('are read from SubRip, in the order of time', () => {
    const source = '2\n00:00:05,000 --> 00:00:06,5\nB\n\n1\n00:00:01,000 --> 00:00:02,000\nA\n'
    expect(cuesOf(source)).toEqual([
      { from: 1, to: 2, text: 'A' },
      { from: 5, to: 6.5, text: 'B' },
    ])
  })

  test.each([
    ['seconds of one digit', '1\n00:00:1,500 --> 00:00:4,000\nHi\n', 1.5, 4],
    ['every part of one digit', '1\n0:0:1,5 --> 0:0:4,0\nHi\n', 1.5, 4],
    ['no thousandths', '1\n00:00:01 --> 00:00:04\nHi\n', 1, 4],
  ])('are read from SubRip with %s', (_name, source, from, to) => {
    expect(cuesOf(source)).toEqual([{ from, to, text: 'Hi' }])
  })

  test('keep bold, italic and underlined words and the names of who speaks, and no other mark', () => {
    const source =
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ann><i>Hi</i> <script>alert(1)</script> <b>a</b> 1 < 2 & 3'
    const [cue] = cuesOf(source)
    expect(cue?.text).toBe('<v Ann><i>Hi</i> alert(1) <b>a</b> 1 &lt; 2 &amp; 3')
    expect(plainCue(cue?.text ?? '')).toBe('Ann: Hi alert(1) a 1 < 2 & 3')
  })

  test('written and read again are the same', () => {
    const cues = [
      { from: 0.3, to: 2.8, text: 'One\n<i>two</i>' },
      { from: 3725.001, to: 3726, text: 'Three &amp; four' },
    ]
    expect(cuesOf(writeCaptions(cues))).toEqual(cues)
  })

  test('with a broken cue are taken without it, and its line is told', () => {
    const read = readCaptions('1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:99 --> soon\nB\n')
    expect(read).toEqual({
      ok: true,
      value: { cues: [{ from: 1, to: 2, text: 'A' }], skipped: [{ code: 'bad_time', line: 6 }] },
    })
  })

  test.each([
    ['nothing', '', 'no_cues', null],
    ['words without times', 'WEBVTT\n\nHello', 'no_cues', null],
    ['a time that is none', 'WEBVTT\n\n00:99.000 --> 00:01.000\nA', 'bad_time', 3],
    ['an end before its beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA', 'bad_order', 3],
    [
      'an endless cue',
      `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(captionLimits.cueText + 1)}`,
      'cue_too_long',
      3,
    ],
    [
      'too many cues',
      `WEBVTT\n\n${'00:01.000 --> 00:02.000\nA\n\n'.repeat(captionLimits.cues + 1)}`,
      'too_many_cues',
      null,
    ],
  ])('are refused: %s', (_name, source, code, line) => {
    expect(faultOf(source)).toEqual({ code, line })
  })

  test('cannot smuggle a second cue into the words of one', () => {
    const [cue, ...others] = cuesOf('WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:03.000 --> 00:04.000\nB')
    expect(cue?.text).toBe('A')
    expect(others).toHaveLength(1)
  })
})
