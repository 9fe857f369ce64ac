export { type StandIns, type StandInSettings, startStandIns } from './start.ts'
