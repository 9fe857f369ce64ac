import { accessFiles } from './domains/access/index.ts'
import { attemptFiles } from './domains/attempts/index.ts'
import { closedGroupFiles } from './domains/closed-groups/index.ts'
import { commentFiles } from './domains/comments/index.ts'
import { courseImportFiles } from './domains/course-files/index.ts'
import { courseFiles } from './domains/courses/index.ts'
import { ownFiles } from './domains/files/index.ts'
import { personFiles } from './domains/identity/index.ts'
import { lessonFiles } from './domains/lessons/index.ts'
import { noteFiles } from './domains/notes/index.ts'
import { notificationFiles } from './domains/notifications/index.ts'
import { peerReviewFiles } from './domains/peer-reviews/index.ts'
import { quizFiles } from './domains/quizzes/index.ts'
import { schoolFiles } from './domains/schools/index.ts'
import { staffFiles } from './domains/staff/index.ts'
import type { DomainFiles } from './platform/storage/declared-files.ts'

/** What every domain declares of the files and pictures in its tables. */
export const domainFiles: readonly DomainFiles[] = [
  accessFiles,
  attemptFiles,
  closedGroupFiles,
  commentFiles,
  courseImportFiles,
  courseFiles,
  ownFiles,
  personFiles,
  lessonFiles,
  noteFiles,
  notificationFiles,
  peerReviewFiles,
  quizFiles,
  schoolFiles,
  staffFiles,
]
