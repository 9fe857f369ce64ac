import { useLoaderData } from '@tanstack/react-router'
import { FrontPageWays, SchoolFront } from '../../courses/index.ts'
import { LearnerHome } from './learner-home.tsx'

/** The school's front door: for a learner their home, for everybody else its front page. */
export const SchoolHome = () => {
  const { home, face, now } = useLoaderData({ from: '/_learner/' })
  if (face) return <SchoolFront face={face} />
  if (!home) return null
  return (
    <>
      {home.can_edit_front && <FrontPageWays isFront={false} />}
      <LearnerHome home={home} now={new Date(now)} />
    </>
  )
}
