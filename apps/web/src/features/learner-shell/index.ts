export { PreferenceTools } from './header-tools.tsx'
export { LearnerShell } from './learner-shell.tsx'
