import {
  type ClosedGroup,
  type ConnectionProblem,
  type ConnectionStep,
  connectionSteps,
} from '@lectern/contract/closed-groups/closed-group'
import type { ConnectionState } from '@lectern/contract/closed-groups/group-states'

/** What is known of the connection of a group. */
export interface Connection {
  readonly hasBot: boolean
  readonly hasChat: boolean
  readonly state: ConnectionState
  readonly problem: ConnectionProblem | null
}

/** Where each problem is mended. */
export const stepOf: Readonly<Record<ConnectionProblem, ConnectionStep>> = {
  bot_missing: 'bot',
  bot_refused: 'bot',
  unreachable: 'bot',
  updates_need_https: 'updates',
  updates_refused: 'updates',
  chat_missing: 'chat',
  chat_unknown: 'chat',
  not_administrator: 'rights',
  may_not_remove: 'rights',
  may_not_invite: 'rights',
}

/** Every step with what is wrong at it; a step after the one with the problem is done where that is known without asking. */
export const stepsOf = ({ hasBot, hasChat, state, problem }: Connection): ClosedGroup['steps'] => {
  const stopsAt = problem === null ? null : stepOf[problem]
  const isReached = (step: ConnectionStep) =>
    stopsAt === null || connectionSteps.indexOf(step) < connectionSteps.indexOf(stopsAt)
  const isDone: Record<ConnectionStep, boolean> = {
    bot: hasBot && stopsAt !== 'bot',
    updates: hasBot && isReached('updates'),
    chat: hasChat && stopsAt !== 'chat',
    rights: state === 'ok',
  }
  return connectionSteps.map((step) => ({
    step,
    is_done: isDone[step],
    problem: step === stopsAt ? problem : null,
  }))
}

/** Until bot and chat are there nothing is wrong: the group is only not connected yet. */
export const stateOf = (problem: ConnectionProblem | null): ConnectionState => {
  if (problem === null) return 'ok'
  return problem === 'bot_missing' || problem === 'chat_missing' ? 'not_connected' : 'error'
}
