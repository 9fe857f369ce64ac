import type { StudentQuiz } from '@lectern/contract/attempts/attempt'
import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { QuizUnitProps } from '../attempts/index.ts'
import { QuizView } from './types/quiz/view.tsx'
import { TextView } from './types/text/view.tsx'

/** What a unit is shown in. */
export interface UnitSurroundings {
  lesson: number
  /** The practices of the lesson with the reader's standing; empty while the reader may not practise. */
  quizzes: readonly StudentQuiz[]
  /** What the address asked for of a quiz. */
  wantedOf: (quiz: StudentQuiz) => QuizUnitProps['wanted']
  wayOn: QuizUnitProps['wayOn']
  onFinished: () => void
  /** Whether what is watched is told: of participants, never of staff and visitors. */
  takesPart: boolean
}

// A lesson without media loads nothing of its players.
const AudioView = lazy(async () => ({ default: (await import('./types/audio/view.tsx')).AudioView }))
const VideoView = lazy(async () => ({ default: (await import('./types/video/view.tsx')).VideoView }))
const FilesView = lazy(async () => ({ default: (await import('./types/files/view.tsx')).FilesView }))

/**
 * What is loaded for itself: the server cannot wait for it, and the browser shows it when the page stands. `room` holds its
 * place, as a part of the width.
 */
const Later = ({ room, children }: { room?: string | undefined; children: ReactNode }) => {
  const isHere = useHydrated()
  const place = <div style={{ aspectRatio: room }} />
  return isHere ? <Suspense fallback={place}>{children}</Suspense> : place
}

type UnitProps<Unit> = { unit: Unit; around: UnitSurroundings }
type UnitOf<TypeId extends PublicInfoUnit['type_id']> = Extract<PublicInfoUnit, { type_id: TypeId }>

const TextUnit = ({ unit }: UnitProps<UnitOf<3>>) => <TextView html={unit.description_formatted} />

const AudioUnit = ({ unit, around }: UnitProps<UnitOf<1>>) => (
  <Later>
    <AudioView unit={unit} takesPart={around.takesPart} onWatched={around.onFinished} />
  </Later>
)

const VideoUnit = ({ unit, around }: UnitProps<UnitOf<2>>) => (
  <Later room="16 / 9">
    <VideoView unit={unit} takesPart={around.takesPart} onWatched={around.onFinished} />
  </Later>
)

const FilesUnit = ({ unit, around }: UnitProps<UnitOf<4>>) => (
  <Later>
    <FilesView unit={unit} lesson={around.lesson} />
  </Later>
)

const PracticeUnit = ({ unit, around }: UnitProps<UnitOf<5>>) => {
  const { lesson, quizzes, wantedOf, wayOn, onFinished } = around
  if (unit.quiz_id === null) return null
  const quiz = quizzes.find(({ id }) => id === unit.quiz_id)
  return (
    <QuizView
      lesson={lesson}
      quiz={quiz}
      wanted={quiz && wantedOf(quiz)}
      wayOn={wayOn}
      onFinished={onFinished}
    />
  )
}

const isOfType = <TypeId extends PublicInfoUnit['type_id']>(
  unit: PublicInfoUnit,
  typeId: TypeId,
): unit is UnitOf<TypeId> => unit.type_id === typeId

const drawn = <const TypeId extends PublicInfoUnit['type_id']>(
  typeId: TypeId,
  Unit: ComponentType<UnitProps<UnitOf<TypeId>>>,
) => {
  const Drawn = ({ unit, around }: UnitProps<PublicInfoUnit>) =>
    isOfType(unit, typeId) && <Unit unit={unit} around={around} />
  return Drawn
}

/** Every kind of unit as a learner sees it, by type_id. Total: a kind without an entry does not compile. */
const unitViews: { [TypeId in PublicInfoUnit['type_id']]: ComponentType<UnitProps<PublicInfoUnit>> } = {
  1: drawn(1, AudioUnit),
  2: drawn(2, VideoUnit),
  3: drawn(3, TextUnit),
  4: drawn(4, FilesUnit),
  5: drawn(5, PracticeUnit),
}

/** One unit of a lesson, under the anchor that links name (document 002 §2). */
export const UnitView = ({ unit, around }: UnitProps<PublicInfoUnit>) => {
  const Unit = unitViews[unit.type_id]
  return (
    <div id={`unit-${unit.id}`} style={{ scrollMarginBlockStart: 80 }}>
      <Unit unit={unit} around={around} />
    </div>
  )
}
