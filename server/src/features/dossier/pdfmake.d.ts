// What we use of pdfmake. The types on npm, which `pdfmake` and `pdfmake/build/vfs_fonts` have, bring in those of the
// browser for the whole server.
declare module 'pdfmake/js/index.js' {
  interface Styled {
    style?: string
    color?: string
    fontSize?: number
    margin?: [number, number, number, number]
    alignment?: 'right'
  }

  interface TextContent extends Styled {
    text: string
    link?: string
    headlineLevel?: number
    width?: number | '*'
  }

  interface TableContent {
    table: {
      widths: readonly (number | '*')[]
      body: readonly (readonly TableCell[])[]
      headerRows?: number
    }
    layout: string
  }

  export type TableCell = string | TextContent | { stack: readonly (string | TextContent)[] }
  export type Content = TextContent | TableContent | ({ columns: readonly TextContent[] } & Styled)

  interface Style {
    font?: string
    fontSize?: number
    lineHeight?: number
    bold?: boolean
    color?: string
    margin?: [number, number, number, number]
  }

  interface NodesAround {
    getFollowingNodesOnPage(): unknown[]
    getNodesOnNextPage(): unknown[]
  }

  export interface DocumentDefinition {
    pageSize: 'A4'
    pageMargins: [number, number, number, number]
    language: string
    info: { title: string; author: string; creator: string; creationDate: Date }
    defaultStyle: Style
    styles: Record<string, Style>
    header: Content
    footer(page: number, pages: number): Content
    pageBreakBefore(node: { headlineLevel?: number }, nodes: NodesAround): boolean
    content: readonly Content[]
  }

  export interface TableLayout {
    hLineWidth(index: number): number
    vLineWidth(): number
    hLineColor?(): string
    paddingLeft(): number
    paddingRight(): number
    paddingTop(): number
    paddingBottom(): number
  }

  interface Pdfmake {
    /** files in memory */
    virtualfs: { writeFileSync(name: string, content: Buffer): void }
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void
    addTableLayouts(layouts: Record<string, TableLayout>): void
    /** May what a definition names be fetched, or opened? */
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> }
  }

  const pdfmake: Pdfmake
  // oxlint-disable-next-line import/no-default-export -- as the library has it
  export default pdfmake
}

declare module 'pdfmake/build/fonts/Roboto.js' {
  /** the files of the font by their names, in base64 */
  const container: { vfs: Readonly<Record<string, { data: string }>> }
  // oxlint-disable-next-line import/no-default-export -- as the library has it
  export default container
}
