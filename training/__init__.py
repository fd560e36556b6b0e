"""How the learned extractor is made: a pretrained encoder, heads, data, training, export. Not part of the installed package.

Needs the optional packages of the extra ``train``. What comes out is an ONNX file that ``pipeline.extract.model`` runs.
"""
