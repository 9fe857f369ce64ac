/** Who may report progress in a lesson, and practise in it. */
export const participantAccess = {
  kind: 'policy',
  session: 'required',
  rule: 'The access decision of the lesson: open to the learner, or staff who may read the course. Others find nothing.',
  allows: ['learner', 'owner'],
} as const
