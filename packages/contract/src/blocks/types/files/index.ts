import { z } from 'zod'
import { defineBlockType } from '../../block-type.ts'
import { placedFiles, placedUuids, samplePlacedFile, uuidsOf } from '../../../files/placed-file.ts'
import { unitType } from '../../unit-types.ts'

/** Unit type 4: files to look at or to take along. */
export const filesBlock = defineBlockType({
  typeId: unitType.files,
  completion: 'read',
  isText: false,
  standIn: 'files',
  content: z.object({ files: placedFiles }),
  publicContent: z.object({ file_uuids: placedUuids }),
  create: () => ({ files: [] }),
  toPublic: ({ files }) => ({ file_uuids: uuidsOf(files) }),
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
  sample: { files: [samplePlacedFile] },
})
