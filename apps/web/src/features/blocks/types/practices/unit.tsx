import { LazyListedPractices } from '../../../attempts/index.ts'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'
import { SignInToPractise } from '../../sign-in-to-practise.tsx'

/** Several practices of a lesson in a list. */
export const PracticesUnit = ({ unit, around: { quizzes, wantedOf } }: UnitProps<ShownUnit<7>>) => {
  const listed = unit.quiz_ids.flatMap((id) => quizzes.find((quiz) => quiz.id === id) ?? [])
  if (listed.length === 0) return <SignInToPractise />
  return (
    <Later>
      <LazyListedPractices unit={unit.id} title={unit.title} quizzes={listed} wantedOf={wantedOf} />
    </Later>
  )
}
