import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'Todos os meus documentos',
  downloads: 'Transferências',
  downloadPdf: 'Descarregar PDF',
  eInvoice: 'Fatura eletrónica: {format}',
  due: 'A pagar até {date}',
  validUntil: 'Válido até {date}',
  pay: 'Como pagar',
  payOnline: 'Pagar online',
  opens: 'Abre {host}',
  online: {
    waiting: 'O pagamento está a caminho. Pode demorar alguns dias a chegar.',
    arrived: 'O pagamento chegou. Obrigado.',
    unconfirmed:
      'O pagamento ainda não está confirmado. Recarregue esta página dentro de momentos.',
    unavailable:
      'O pagamento online não funciona neste momento. Tente novamente dentro de momentos, ou pague de outra forma.',
  },
  transfer: 'Transferência bancária',
  amount: 'Montante',
  reference: 'Descritivo da transferência',
  scan: 'Leia o código com a aplicação do seu banco para preencher a transferência.',
  codeName: 'Código QR para esta transferência',
  decide: 'A sua decisão',
  decideHelp: '{business} receberá a sua decisão. Só pode decidir uma vez.',
  name: 'O seu nome',
  remark: 'Observação (opcional)',
  accept: 'Aceitar',
  decline: 'Recusar',
  from: 'De',
  details: 'Dados',
  lines: 'Linhas',
  totals: 'Totais',
  states: {
    accepted: 'Aceite',
    rejected: 'Recusado',
    expired: 'Expirado',
    converted: 'Faturado',
  },
  decided: {
    accepted: 'Aceite por {name} em {date}.',
    rejected: 'Recusado por {name} em {date}.',
  },
  closed: {
    accepted: 'Este orçamento foi aceite.',
    rejected: 'Este orçamento foi recusado.',
    expired: 'Este orçamento expirou.',
    converted: 'Este orçamento foi faturado.',
  },
  reasons: {
    name_missing: 'Introduza o seu nome.',
    name_too_long: 'O seu nome pode ter no máximo 255 caracteres.',
    remark_too_long: 'A sua observação pode ter no máximo 10 000 caracteres.',
    not_text: 'Utilize apenas letras, algarismos e sinais de pontuação.',
  },
  nowhere: 'Não existe nada neste endereço. Verifique como está escrito.',
  notices: {
    404: {
      title: 'Página não encontrada',
      text: 'Esta ligação não é válida ou já deixou de o ser. Peça uma nova ao remetente.',
    },
    405: {
      title: 'Não é possível',
      text: 'Esta página não permite essa operação.',
    },
    413: {
      title: 'Demasiado longo',
      text: 'Enviou mais do que esta página aceita. Encurte o texto.',
    },
    415: {
      title: 'Não foi possível compreender',
      text: 'Utilize o formulário da página.',
    },
    429: {
      title: 'Demasiados pedidos',
      text: 'Aguarde um minuto e tente novamente.',
    },
    500: {
      title: 'Algo correu mal',
      text: 'Tente novamente mais tarde.',
    },
    503: {
      title: 'Muito ocupado neste momento',
      text: 'Tente novamente dentro de momentos.',
    },
  },
};
