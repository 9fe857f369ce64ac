import { defineDomain } from '../kernel/domain.ts'
import * as unitProgress from './unit-progress.api.ts'
import * as lessons from './lessons.api.ts'
import * as units from './units.api.ts'
import * as lessonLive from './live.api.ts'
import * as lessonVersions from './versions.api.ts'
import * as lessonTrash from './trash/trash.api.ts'
import * as reading from './reading.api.ts'
import * as ticks from './ticks.api.ts'
import * as textTemplates from './text-templates.api.ts'
import * as heldLessonEdits from './held-edits/held-edits.api.ts'
import { lessonsErrors } from './lessons.errors.ts'
import { lessonCompleted, lessonOpened, productStarted } from './lessons.facts.ts'
import { lessonByteRoutes } from './lessons.bytes.ts'

export const lessonsDomain = defineDomain({
  name: 'lessons',
  operations: [
    unitProgress,
    lessons,
    units,
    lessonLive,
    lessonVersions,
    lessonTrash,
    reading,
    ticks,
    textTemplates,
    heldLessonEdits,
  ],
  errors: lessonsErrors,
  facts: [lessonOpened, lessonCompleted, productStarted],
  byteRoutes: lessonByteRoutes,
})
