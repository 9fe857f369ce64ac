import type { FirstStepId, FirstSteps } from '@lectern/contract/schools/schools'
import {
  BookOpen,
  FileText,
  LayoutTemplate,
  Palette,
  Rocket,
  Share2,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { paths } from '../../../lib/routing/paths.ts'

interface StepWords {
  readonly icon: LucideIcon
  /** About how long it takes. */
  readonly minutes: number
  /** Where it is done; sharing is done on the spot. */
  readonly href: (first: Pick<FirstSteps, 'course' | 'origin'>) => string
}

const courseAt =
  (tab: string) =>
  ({ course }: Pick<FirstSteps, 'course'>) =>
    course ? `${expertPaths.course(course.id)}${tab}` : expertPaths.newCourse

/** What each step is about, and where it is done. */
export const stepWords: Record<FirstStepId, StepWords> = {
  look: { icon: Palette, minutes: 3, href: () => `${expertPaths.school}?tab=look` },
  course: { icon: BookOpen, minutes: 2, href: () => expertPaths.newCourse },
  lesson: { icon: FileText, minutes: 20, href: courseAt('') },
  publish: { icon: Rocket, minutes: 2, href: courseAt('') },
  front: { icon: LayoutTemplate, minutes: 5, href: ({ origin }) => `${origin}/?front=edit` },
  invite: { icon: UserPlus, minutes: 2, href: courseAt('?tab=participants') },
  share: { icon: Share2, minutes: 1, href: () => paths.home },
}

/** The first step that is not done. */
export const currentStep = (steps: FirstSteps['steps']): FirstStepId | undefined =>
  steps.find((step) => !step.is_done)?.id
