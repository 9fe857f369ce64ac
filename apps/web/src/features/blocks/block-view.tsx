import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'
import { type ComponentType, type ReactNode } from 'react'
import { useHydrated } from '../../lib/drawing/use-hydrated.ts'
import type { QuizUnitProps } from '../attempts/index.ts'
import { Arriving } from '../../lib/drawing/lazy-part.tsx'

/** What a unit is shown in. */
export interface UnitSurroundings {
  lesson: number
  /** The language in which its author writes; absent where it is the page's. */
  lang: string | undefined
  /** The practices of the lesson with the reader's standing; empty while the reader may not practise. */
  quizzes: readonly LearnerQuiz[]
  /** What the address asked for of a quiz. */
  wantedOf: (quiz: LearnerQuiz) => QuizUnitProps['wanted']
  wayOn: QuizUnitProps['wayOn']
  onFinished: () => void
  /** Whether what is watched is told: of participants, never of staff and visitors. */
  takesPart: boolean
  /** Pictures of the lesson on which films and recordings may stand. */
  previews: PublicLesson['previews']
}

/** A unit of one kind, as a learner gets it. */
export type ShownUnit<TypeId extends PublicInfoUnit['type_id']> = Extract<PublicInfoUnit, { type_id: TypeId }>

export interface UnitProps<Unit = PublicInfoUnit> {
  unit: Unit
  around: UnitSurroundings
}

/** Makes the registry's form of a kind's view, which takes a unit of any kind and draws its own. */
export const viewOf = <const TypeId extends PublicInfoUnit['type_id']>(
  typeId: TypeId,
  View: ComponentType<UnitProps<ShownUnit<TypeId>>>,
): ComponentType<UnitProps> => {
  const isOwn = (unit: PublicInfoUnit): unit is ShownUnit<TypeId> => unit.type_id === typeId
  const Own = ({ unit, around }: UnitProps) => isOwn(unit) && <View unit={unit} around={around} />
  return Own
}

/**
 * What is loaded for itself: the server cannot wait for it, and the browser shows it when the page stands. `room` holds its
 * place, as a part of the width.
 */
export const Later = ({ room, children }: { room?: string | undefined; children: ReactNode }) => {
  const isHere = useHydrated()
  const place = <div style={{ aspectRatio: room }} />
  return isHere ? <Arriving fallback={place}>{children}</Arriving> : place
}
