export { LearnerShell } from './learner-shell.tsx'
