// Which file of the build a module goes to. Left to itself, the bundler makes a file of every set of modules that the
// same pages share: 450 files, 140 of them for the list of all lots. Here few files hold what pages share: `start` is
// for every page, `public` for those without a session, `shared` and the texts of a language for signed-in people,
// `charts` for pages with charts. The first two import nothing of the others. tools/checks/bundle-size.ts counts what
// a visitor loads.
import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const LOGIN_PAGE = '/src/features/session/LoginPage.tsx'
const OWN_CODE = /\/(web|domain|contract)\/src\/(?!i18n\/(ru|kz|en)\/|errors\/texts\/)/
const INTERFACE_LIBRARY =
  /\/node_modules\/(@mantine\/(core|hooks|form)|@floating-ui|@tanstack|@tabler|react[\w-]*|use-[\w-]+|tabbable|tslib|get-nonce)\//
const CHART_LIBRARY =
  /\/node_modules\/(@mantine\/charts|recharts|victory-vendor|@reduxjs|redux[\w-]*|reselect|immer|es-toolkit|d3-[\w-]+|internmap|eventemitter3|decimal\.js-light|tiny-invariant)\//
/** The dictionaries, besides those of the pages without a session. */
const SIGNED_IN_TEXTS = /\/web\/src\/i18n\/(ru|kz|en)\/(?!public|registration|passwords|confirm-email|unsubscribe)/

export function splitCode(root: string): Rolldown.OutputOptions['codeSplitting'] {
  let publicModules: ReadonlySet<string> | undefined
  const isPublic = (id: string, graph: Graph) => (publicModules ??= listImported(root + LOGIN_PAGE, graph)).has(id)

  return {
    // A group is what it names: with dependencies, the index of a library would bring the whole library.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial'], priority: 5 },
      { name: (id, graph) => (isPublic(id, graph) ? 'public' : null), minShareCount: 2, priority: 4 },
      { name: (id) => (SIGNED_IN_TEXTS.test(id) ? `texts-${SIGNED_IN_TEXTS.exec(id)?.[1]}` : null), priority: 3 },
      { name: (id, graph) => (drawsChart(id, graph) ? 'charts' : null), minShareCount: 2, priority: 2 },
      {
        name: 'shared',
        test: (id) => OWN_CODE.test(id) || INTERFACE_LIBRARY.test(id),
        minShareCount: 2,
        priority: 1,
      },
    ],
  }
}

/** The module and everything it imports before it runs. */
function listImported(first: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    const module = graph.getModuleInfo(id)
    for (const imported of module?.importedIds ?? [])
      for (const each of isMantineIndex(imported) ? findNamed(module?.code ?? '', imported, graph) : [imported])
        add(each)
  }
  add(first)
  return found
}

const isMantineIndex = (id: string): boolean => id.endsWith('/@mantine/core/esm/index.mjs')

/** The modules whose names the code takes from the library's index. */
function findNamed(code: string, index: string, graph: Graph): string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["']/g)].flatMap(([, list]) =>
    (list ?? '').split(',').map((name) => name.trim().split(' ')[0]),
  )
  const modules = graph.getModuleInfo(index)?.importedIds ?? []
  return modules.filter((id) => names.some((name) => id.endsWith(`/${name}.mjs`)))
}

/** A library of charts, or our module that shows one as soon as it is loaded. */
function drawsChart(id: string, graph: Graph): boolean {
  if (CHART_LIBRARY.test(id)) return true
  return (
    OWN_CODE.test(id) && (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => drawsChart(imported, graph))
  )
}
