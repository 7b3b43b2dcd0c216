/** Why a form does not take an entry; the words per field are the screens'. */
export type FieldProblem = 'missing' | 'invalid';
