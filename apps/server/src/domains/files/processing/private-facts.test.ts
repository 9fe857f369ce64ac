import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { clips } from '../../../testing/media/media-samples.ts'
import { openProcessingSchool } from '../../../testing/media/processing-school.ts'
import { chooseDownload, findDelivered } from '../rules/find-delivered.ts'

const { folder, process, stored, write } = await openProcessingSchool()

const standing = { mayPreview: true, mayDownload: true }

it('keeps what a photo of the staff tells besides itself for the school', async () => {
  const photo = await placedPhoto()
  const { file, children } = await process(write('place.jpg', photo), 'image', 'image/jpeg')
  if (!file) throw new Error('no file')
  const outside = chooseDownload({ file, children }, { ...standing, isInside: false }, {})
  expect(outside.name).toBe('clip.jpg')
  const clean = await sharp((await stored(outside.delivered.key)) ?? '').metadata()
  expect([clean.exif, clean.orientation, clean.width, clean.height]).toEqual([undefined, undefined, 30, 60])
  expect(clean.icc?.length).toBe((await sharp(photo).metadata()).icc?.length)
  const shown = findDelivered({ file, children }, { ...standing, isInside: false }, 'original')
  expect(shown?.key).toBe(outside.delivered.key)
  const inside = chooseDownload({ file, children }, { ...standing, isInside: true }, {})
  expect((await stored(inside.delivered.key))?.equals(photo)).toBe(true)
})

it.each([true, false])('gives nobody the place of a learner’s photo (inside: %s)', async (isInside) => {
  const photo = write('answer.jpg', await placedPhoto())
  const { file, children } = await process(photo, 'image', 'image/jpeg')
  if (!file) throw new Error('no file')
  for (const model of ['comment', 'quizAnswer'] as const) {
    const facts = { file: { ...file, model }, children }
    for (const found of [
      chooseDownload(facts, { ...standing, isInside }, { origin: true }).delivered,
      findDelivered(facts, { ...standing, isInside }, 'original'),
    ]) {
      const bytes = (await stored(found?.key)) ?? Buffer.alloc(0)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  }
})

it('gives learners no place of a film, and a film without one as it was uploaded', async () => {
  const outside = { ...standing, isInside: false }
  const deliveredOf = async (clip: string) => {
    const { file, children } = await process(clip, 'video', 'video/mp4')
    if (!file) throw new Error('no file')
    const { delivered } = chooseDownload({ file, children }, outside, { origin: true })
    expect(findDelivered({ file, children }, outside, 'original')?.key).toBe(delivered.key)
    return { file, bytes: (await stored(delivered.key)) ?? Buffer.alloc(0), delivered }
  }
  expect(readFileSync(clips.placed(folder)).includes('+50.4501')).toBe(true)
  const placed = await deliveredOf(clips.placed(folder))
  expect(placed.bytes.includes('+50.4501')).toBe(false)
  expect(placed.bytes.length).toBeGreaterThan(1_000)
  const bare = await deliveredOf(clips.small(folder))
  expect(bare.delivered.key).toBe(bare.file.storageKey)
})

/** As a phone takes it: on its side, in colours of its own, with the place. */
const placedPhoto = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#f00' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
