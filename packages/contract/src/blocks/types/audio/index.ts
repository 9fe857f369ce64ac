import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import { placedFiles, placedUuids, samplePlacedFile, uuidsOf } from '../../../files/placed-file.ts'
import { unitPreviewIndex } from '../../preview-index.ts'
import { unitType } from '../../unit-types.ts'

/** Unit type 1: recordings to listen to. */
export const audioBlock = defineBlockType({
  typeId: unitType.audio,
  completion: 'played',
  isText: false,
  standIn: 'audio',
  content: z.object({ files: placedFiles, preview_index: unitPreviewIndex }),
  publicContent: z.object({ file_uuids: placedUuids, preview_index: unitPreviewIndex }),
  create: () => ({ files: [], preview_index: null }),
  toPublic: ({ files, preview_index }) => ({ file_uuids: uuidsOf(files), preview_index }),
  isEmpty: ({ files }) => files.length === 0,
  tasks: () => [],
  quizIds: () => [],
  opening: () => null,
  isCheckpoint: () => false,
  files: ({ files }) => files,
  words: () => '',
  letters: () => 0,
  isShownEmpty: (shown) => shown.file_uuids.length === 0,
  shownQuizIds: () => [],
  playedFrom: () => null,
  sample: { files: [samplePlacedFile], preview_index: null },
})
