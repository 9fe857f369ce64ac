// Loaded before a server of a journey: its clock is ahead by CLOCK_AHEAD_MS.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const RealDate = globalThis.Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + ahead] : given, newTarget),
  get: (target, name) => {
    if (name === 'now') return () => RealDate.now() + ahead
    return Reflect.get(target, name)
  },
})
