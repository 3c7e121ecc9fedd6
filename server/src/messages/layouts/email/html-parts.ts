export const FONT = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
