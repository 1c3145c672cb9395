import type { Message } from '../messages/message';

/** A field that an e-invoice lacks, or that breaks one of its rules. */
export interface Finding {
  /** A JSON Pointer such as `/business/vat_id`, `/items/0/unit_code` or `/delivery_date`. */
  readonly pointer: string;
  /** Reads on from the field's name and ends in the rule: `is needed (BR-S-02)`. */
  readonly message: Message;
  /** The id of the official rule, such as `BR-S-02`. */
  readonly rule: string;
}
