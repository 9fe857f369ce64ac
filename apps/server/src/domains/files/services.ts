import type { PlaceType } from '@lectern/contract/files/file'
import type { Service } from '../../platform/composition/domain.ts'
import { defineService } from '../../platform/composition/services.ts'
import type { PlaceKind } from './decide-file.ts'
import type { FileAccess } from './file-access.ts'

/** Every kind of place that holds files, decided by the domain that owns it. */
const places: Readonly<Record<PlaceType, Service<PlaceKind>>> = {
  comment: defineService('files.places.comment'),
  info_unit: defineService('files.places.infoUnit'),
  quiz: defineService('files.places.quiz'),
  quiz_answer: defineService('files.places.quizAnswer'),
  bank_question: defineService('files.places.bankQuestion'),
  text_template: defineService('files.places.textTemplate'),
}

export const fileServices = {
  access: defineService<FileAccess>('files.fileAccess'),
  places,
}
