import { z } from 'zod'

const described = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ name: z.string() })),
  responses: z.record(z.string(), z.looseObject({})),
})
type Described = z.infer<typeof described>

export type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Part {
  readonly part: object
  /** What it is called where several calls have it. */
  readonly name: string
}

/** Parts that several calls have, as JSON → the name under which each stands once. */
const nameShared = (parts: readonly Part[]): Map<string, string> => {
  const shared = [...Map.groupBy(parts, ({ part }) => JSON.stringify(part))].filter(
    ([json, uses]) => uses.length > 1 && !json.startsWith('{"$ref"'),
  )
  const taken = new Map<string, number>()
  return new Map(
    shared.map(([json, [first]]) => {
      // Names of components hold letters, digits, dots, dashes and lines.
      const name = (first?.name ?? '').replaceAll(/[^\w.-]/g, '')
      const number = (taken.get(name) ?? 0) + 1
      taken.set(name, number)
      return [json, number === 1 ? name : `${name}.${number}`]
    }),
  )
}

const callsIn = (paths: Paths): Described[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((call) => described.safeParse(call).data ?? [])

/** Puts parameters and answers that several calls have in one place, to which the calls refer. */
export const shareParts = (paths: Paths) => {
  const calls = callsIn(paths)
  const parameters = nameShared(
    calls.flatMap((call) => call.parameters.map((part) => ({ part, name: part.name }))),
  )
  const responses = nameShared(
    calls.flatMap((call) => Object.values(call.responses).map((part) => ({ part, name: call.operationId }))),
  )
  const referTo = (kind: string, names: ReadonlyMap<string, string>) => (part: object) => {
    const name = names.get(JSON.stringify(part))
    return name === undefined ? part : { $ref: `#/components/${kind}/${name}` }
  }
  const toParameter = referTo('parameters', parameters)
  const toResponse = referTo('responses', responses)
  const referring = (value: unknown) => {
    const { data: call } = described.safeParse(value)
    if (call === undefined) return value
    const answers = Object.entries(call.responses).map(([status, part]): [string, unknown] => [
      status,
      toResponse(part),
    ])
    return { ...call, parameters: call.parameters.map(toParameter), responses: Object.fromEntries(answers) }
  }
  const once = (names: ReadonlyMap<string, string>): Record<string, unknown> =>
    Object.fromEntries([...names].map(([json, name]): [string, unknown] => [name, JSON.parse(json)]))
  return {
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]): [string, Record<string, unknown>] => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, call]): [string, unknown] => [method, referring(call)]),
        ),
      ]),
    ),
    parameters: once(parameters),
    responses: once(responses),
  }
}
