import type { Area } from '@lectern/contract/quizzes/question-types/types/hotspot/area'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { writeFormulas } from '../markup/markup-of-text.ts'
import { element } from '../markup/write-markup.ts'
import type { Pens, Written } from './qti-written.ts'
import { mapped, mapResponse, matchCorrect, response, valuesOf } from './write-qti-key.ts'

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>

interface Size {
  readonly width: number
  readonly height: number
}

const shapeOf = (area: Area, { width, height }: Size): { shape: string; coords: string } => {
  const [across, down] = [
    (share: number) => Math.round(share * width),
    (share: number) => Math.round(share * height),
  ]
  if (area.shape === 'polygon') {
    const coords = area.corners.flatMap(({ x, y }) => [across(x), down(y)])
    return { shape: 'poly', coords: coords.join(',') }
  }
  const { x, y } = area
  if (area.shape === 'rectangle')
    return {
      shape: 'rect',
      coords: [across(x), down(y), across(x + area.width), down(y + area.height)].join(','),
    }
  return {
    shape: 'ellipse',
    coords: [
      across(x + area.width / 2),
      down(y + area.height / 2),
      across(area.width / 2),
      down(area.height / 2),
    ].join(','),
  }
}

/** Areas of a picture. */
export const writeHotspots = (question: Of<'hotspot'>, { ground, sizeOf }: Pens): Written => {
  const { image, answers, is_single } = question
  if (!image) return { responses: [], body: [] }
  const size = sizeOf(image)
  const right = answers.flatMap(({ is_correct }, at) => (is_correct ? [`area_${at + 1}`] : []))
  return {
    responses: [response(is_single ? 'single' : 'multiple', 'identifier', valuesOf(right))],
    body: [
      element(
        'hotspotInteraction',
        { responseIdentifier: 'RESPONSE', maxChoices: is_single ? 1 : 0 },
        ground(image),
        answers.map(({ text, area }, at) =>
          element('hotspotChoice', {
            identifier: `area_${at + 1}`,
            ...shapeOf(area, size),
            hotspotLabel: text,
          }),
        ),
      ),
    ],
    processing: matchCorrect,
    takesPicture: true,
  }
}

/** Half of what a place is wide, in pixels. */
const placePixels = 20

/** Labels for places of a picture. */
export const writeLabels = (question: Of<'image_labels'>, { ground, sizeOf }: Pens): Written => {
  const { image, answers, statements } = question
  if (!image) return { responses: [], body: [] }
  const { width, height } = sizeOf(image)
  const pairs = answers.flatMap(({ statement_id }, at) => {
    const place = statements.findIndex(({ id }) => id === statement_id)
    return place === -1 ? [] : [`label_${at + 1} place_${place + 1}`]
  })
  return {
    responses: [response('multiple', 'directedPair', mapped(pairs))],
    body: [
      element(
        'graphicGapMatchInteraction',
        { responseIdentifier: 'RESPONSE' },
        ground(image),
        answers.map(({ text }, at) =>
          element('gapText', { identifier: `label_${at + 1}`, matchMax: 1 }, writeFormulas(text)),
        ),
        statements.map(({ text, x, y }, at) =>
          element('associableHotspot', {
            identifier: `place_${at + 1}`,
            matchMax: 1,
            shape: 'circle',
            coords: [Math.round(x * width), Math.round(y * height), placePixels].join(','),
            hotspotLabel: text,
          }),
        ),
      ),
    ],
    processing: mapResponse,
    takesPicture: true,
  }
}
